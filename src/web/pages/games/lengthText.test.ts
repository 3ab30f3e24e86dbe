import { expect, test } from 'vitest';
import { lengthText } from './lengthText.ts';

test('short games in minutes, long ones in hours and halves', () => {
  expect(lengthText([45, 75])).toBe('45–75 min');
  expect(lengthText([150, 270])).toBe('2½–4½ h');
  expect(lengthText([240, 420])).toBe('4–7 h');
});
