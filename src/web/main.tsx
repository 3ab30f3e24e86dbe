// The entry: styles, cached queries, the page, and the service worker that keeps it for use without a network.
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './app/theme.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, firstPage } from './app/App.tsx';
import { offerUpdate } from './app/UpdateBar.tsx';
import { queryClient } from './net/queries.ts';

await firstPage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

void registerServiceWorker(offerUpdate);

/** `onUpdate` gets a function that lets the new version take over, after which the page reloads. */
async function registerServiceWorker(onUpdate: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js').catch(() => null);
  if (!registration) return;
  const offer = (worker: ServiceWorker) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage('takeOver');
    });
  if (registration.waiting && serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offer(worker);
    });
  });
}
