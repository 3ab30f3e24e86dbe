// The frame: skip link, header, the page, footer, notices and the question for a name.
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { shellLines } from '../../words/web/shell.ts';
import { Toasts } from '../design/Toasts.tsx';
import { leaveFirstBoard } from '../firstBoard/firstBoard.ts';
import { Explainer } from '../glossary/Explainer.tsx';
import { Crash } from './Crash.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useLines } from './lang.ts';
import { NameDialog } from './NameDialog.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { OfferBar } from './offer/OfferBar.tsx';
import { useOverlay } from './overlay.ts';
import { RestartBar } from './RestartBar.tsx';
import style from './Shell.module.css';
import { TitleKeeper } from './TitleKeeper.tsx';
import { UpdateBar } from './UpdateBar.tsx';
import { useGlobalKeys } from './useGlobalKeys.ts';

const KeysDialog = lazy(() => import('../pages/keys/KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })));

/** A table fills the window: without footer and margins. */
const isTable = (path: string): boolean => /^\/(t|local)\//.test(path);

export function Shell({ children }: { readonly children: ReactNode }) {
  const l = useLines(shellLines);
  const [path, navigate] = useLocation();
  useGlobalKeys(navigate);
  const overlay = useOverlay();
  const table = isTable(path);
  // a link in an overlay leads to another page, so the overlay closes
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it follows
  useEffect(() => overlay.show(null), [path]);
  // runs after the pages that wait for a table have claimed the first board
  useEffect(leaveFirstBoard, []);
  useEffect(() => {
    document.documentElement.dataset.page = table ? 'table' : 'text';
  }, [table]);
  return (
    <>
      <a className={style.skip} href="#main">
        {l.skip}
      </a>
      <TitleKeeper />
      <Header />
      <OfflineBar />
      <UpdateBar />
      <OfferBar />
      <RestartBar local={path.startsWith('/local/')} />
      <main id="main" tabIndex={-1} className={table ? style.table : style.text}>
        <Crash key={path}>{children}</Crash>
      </main>
      {!table && <Footer />}
      <NameDialog />
      <Toasts />
      <Explainer />
      <Suspense>{overlay.shown === 'keys' && <KeysDialog />}</Suspense>
    </>
  );
}
