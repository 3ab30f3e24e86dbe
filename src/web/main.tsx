// The way in: styles, the store of answers, the page, and the worker that keeps it for journeys without a network.
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
import { registerServiceWorker } from './sw/register.ts';

await firstPage();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

void registerServiceWorker(offerUpdate);
