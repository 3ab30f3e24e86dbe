// Keeps a small value in this browser. If the browser refuses to store it, the value is lost and nothing breaks.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`binario.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`binario.${name}`);
    else localStorage.setItem(`binario.${name}`, value);
  } catch {
    // private windows of some browsers: the choice lasts until the page is closed
  }
}
