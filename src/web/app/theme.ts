// The theme: light, dark or the system's; the styles read `data-theme` on <html>.
import { create } from 'zustand';
import { keep, kept } from './keep.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface ThemeStore {
  readonly theme: Theme;
  setTheme(theme: Theme): void;
}

export const useTheme = create<ThemeStore>((set) => ({
  theme: themes.find((theme) => theme === kept('theme')) ?? 'system',
  setTheme(theme) {
    keep('theme', theme === 'system' ? null : theme);
    set({ theme });
  },
}));

const system = matchMedia('(prefers-color-scheme: dark)');

/** Shows the chosen theme, also after a part of the site has shown another for a while. */
export function showTheme(): void {
  const { theme } = useTheme.getState();
  document.documentElement.dataset.theme = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
}
showTheme();
useTheme.subscribe(showTheme);
system.addEventListener('change', showTheme);
