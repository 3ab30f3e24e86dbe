import { expect, test, vi } from 'vitest';
import { useGuides } from './useGuides.ts';

test('a guide is over when its cards have been seen or it was skipped, until somebody asks for it again', () => {
  const { of, see, end, begin } = useGuides.getState();
  expect(of('1856')).toBeNull();
  see('1856', 'goal', ['goal', 'map']);
  expect(of('1856')).toEqual(new Set(['goal']));
  see('1856', 'map', ['goal', 'map']);
  expect(of('1856')).toBe('over');
  begin('1856');
  expect(of('1856')).toEqual(new Set());
  end('1856');
  expect(of('1856')).toBe('over');
  expect(of('1862')).toBeNull();
});

test('a guide half seen in an earlier visit is read as one and the same value', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'goal map' });
  const { of } = useGuides.getState();
  expect(of('1865')).toEqual(new Set(['goal', 'map']));
  expect(of('1865')).toBe(of('1865'));
  vi.unstubAllGlobals();
});
