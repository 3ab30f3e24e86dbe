import { expect, test, vi } from 'vitest';
import { useGuides } from './useGuides.ts';

test('a guide is over when its cards have been seen or it was skipped, until somebody asks for it again', () => {
  const { of, see, end, begin } = useGuides.getState();
  expect(of('a title')).toBeNull();
  see('a title', 'goal', ['goal', 'map']);
  expect(of('a title')).toEqual(new Set(['goal']));
  see('a title', 'map', ['goal', 'map']);
  expect(of('a title')).toBe('over');
  begin('a title');
  expect(of('a title')).toEqual(new Set());
  end('a title');
  expect(of('a title')).toBe('over');
  expect(of('another')).toBeNull();
});

test('a guide half seen in an earlier visit is read as one and the same value', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'goal map' });
  const { of } = useGuides.getState();
  expect(of('half seen')).toEqual(new Set(['goal', 'map']));
  expect(of('half seen')).toBe(of('half seen'));
  vi.unstubAllGlobals();
});
