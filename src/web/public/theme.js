// Before the first paint: the theme and language that were chosen here, so that nothing flashes; and the app in that language.
(() => {
  const root = document.documentElement;
  let kept = null;
  try {
    kept = { theme: localStorage.getItem('binario.theme'), lang: localStorage.getItem('binario.lang') };
  } catch {
    // a browser that keeps nothing: the system's theme, the browser's language
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = kept?.theme === 'light' || kept?.theme === 'dark' ? kept.theme : dark ? 'dark' : 'light';
  if (kept?.lang === 'it' || kept?.lang === 'en') root.lang = kept.lang;
  const lang =
    kept?.lang ?? navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'it' || tag === 'en');
  if (lang === 'it') document.querySelector('link[rel=manifest]')?.setAttribute('href', '/manifest-it.webmanifest');
})();
