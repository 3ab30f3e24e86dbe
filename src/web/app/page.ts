// Every page calls `usePage` once: it sets the title of the window, and moves the focus to the page after a navigation.
import { useEffect } from 'react';
import { create } from 'zustand';

interface PageStore {
  readonly title: string | null;
}

export const usePageStore = create<PageStore>(() => ({ title: null }));

let first = true;
let goingBack = false;
addEventListener('popstate', () => {
  goingBack = true;
});

/** `title` without the site's name, which is added; null for the home page, or until it is known. */
export function usePage(title: string | null): void {
  useEffect(() => {
    usePageStore.setState({ title });
  }, [title]);
  useEffect(() => {
    // The very first page keeps the browser's own focus; after that the focus tells a screen reader of the new page.
    if (!first) document.getElementById('main')?.focus({ preventScroll: true });
    // Going back, the browser restores the old place by itself.
    if (!first && !goingBack) scrollTo(0, 0);
    first = false;
    goingBack = false;
  }, []);
}
