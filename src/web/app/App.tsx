// The pages by address. All but the home page are fetched when opened.
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { shellLines } from '../../words/web/shell.ts';
import { Skeleton } from '../design/Skeleton.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { useLines } from './lang.ts';
import { Shell } from './Shell.tsx';

const AccountPage = lazyPage(() => import('../pages/AccountPage.tsx').then((m) => m.AccountPage));
const DesignPage = lazyPage(() => import('../pages/DesignPage.tsx').then((m) => m.DesignPage));
const DevelopersPage = lazyPage(() => import('../pages/DevelopersPage.tsx').then((m) => m.DevelopersPage));
const ExamplePage = lazyPage(() => import('../rules/examples/ExamplePage.tsx').then((m) => m.ExamplePage));
const GamePage = lazyPage(() => import('../pages/GamePage.tsx').then((m) => m.GamePage));
const GamesPage = lazyPage(() => import('../pages/GamesPage.tsx').then((m) => m.GamesPage));
const Gallery = lazyPage(() => import('../gallery/Gallery.tsx').then((m) => m.Gallery));
const GlossaryPage = lazyPage(() => import('../glossary/GlossaryPage.tsx').then((m) => m.GlossaryPage));
const LocalTablePage = lazyPage(() => import('../play/LocalTablePage.tsx').then((m) => m.LocalTablePage));
const HostPage = lazyPage(() => import('../pages/HostPage.tsx').then((m) => m.HostPage));
const ResetPage = lazyPage(() => import('../pages/ResetPage.tsx').then((m) => m.ResetPage));
const MagicPage = lazyPage(() => import('../pages/MagicPage.tsx').then((m) => m.MagicPage));
const NewTablePage = lazyPage(() => import('../pages/NewTablePage.tsx').then((m) => m.NewTablePage));
const NotFoundPage = lazyPage(() => import('../pages/NotFoundPage.tsx').then((m) => m.NotFoundPage));
const PrivacyPage = lazyPage(() => import('../pages/PrivacyPage.tsx').then((m) => m.PrivacyPage));
const PrintPage = lazyPage(() => import('../pages/print/PrintPage.tsx').then((m) => m.PrintPage));
const RulesPage = lazyPage(() => import('../rules/RulesPage.tsx').then((m) => m.RulesPage));
const ShortcutsPage = lazyPage(() => import('../pages/ShortcutsPage.tsx').then((m) => m.ShortcutsPage));
const TablePage = lazyPage(() => import('../play/TablePage.tsx').then((m) => m.TablePage));

/** Loads the page of a table before the first drawing: a table's address preloads its files. */
export const firstPage = (): Promise<unknown> =>
  location.pathname.startsWith('/t/') ? TablePage.load().catch(() => null) : Promise.resolve();

export function App() {
  const l = useLines(shellLines);
  return (
    <Shell>
      <Suspense fallback={<Skeleton lines={6} label={l.loading} />}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route path="/local/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
          <Route path="/games" component={GamesPage} />
          <Route path="/games/:id">{({ id }) => <GamePage key={id} id={id} />}</Route>
          <Route path="/games/:id/print">{({ id }) => <PrintPage key={id} id={id} />}</Route>
          <Route path="/games/:id/rules">{({ id }) => <RulesPage key={id} id={id} />}</Route>
          <Route path="/games/:id/examples/:example">
            {({ id, example }) => <ExamplePage key={example} id={id} example={example} />}
          </Route>
          <Route path="/new" component={NewTablePage} />
          <Route path="/account" component={AccountPage} />
          <Route path="/host" component={HostPage} />
          <Route path="/magic" component={MagicPage} />
          <Route path="/reset" component={ResetPage} />
          <Route path="/glossary" component={GlossaryPage} />
          <Route path="/gallery" component={Gallery} />
          <Route path="/design" component={DesignPage} />
          <Route path="/privacy" component={PrivacyPage} />
          <Route path="/developers" component={DevelopersPage} />
          <Route path="/shortcuts" component={ShortcutsPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Shell>
  );
}

interface LazyPage<P extends object> {
  (props: P): React.ReactNode;
  /** Fetches the page ahead, so that it opens at once: after a skeleton React waits 300 ms. */
  readonly load: () => Promise<unknown>;
}

function lazyPage<P extends object>(fetchPage: () => Promise<ComponentType<P>>): LazyPage<P> {
  let here: ComponentType<P> | null = null;
  const load = async () => {
    here ??= await fetchPage();
    return { default: here };
  };
  const Late = lazy(load) as unknown as ComponentType<P>;
  const Page = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => here ?? Late);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { load });
}
