// Which page stands under which address; everything but the home page is fetched when it is opened.
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { shellLines } from '../../i18n/web/shell.ts';
import { Skeleton } from '../design/Skeleton.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import { useLines } from './lang.ts';
import { Shell } from './Shell.tsx';

const AccountPage = lazy(() => import('../pages/AccountPage.tsx').then((m) => ({ default: m.AccountPage })));
const DesignPage = lazy(() => import('../pages/DesignPage.tsx').then((m) => ({ default: m.DesignPage })));
const ExamplePage = lazy(() => import('../rules/examples/ExamplePage.tsx').then((m) => ({ default: m.ExamplePage })));
const GamePage = lazy(() => import('../pages/GamePage.tsx').then((m) => ({ default: m.GamePage })));
const GamesPage = lazy(() => import('../pages/GamesPage.tsx').then((m) => ({ default: m.GamesPage })));
const Gallery = lazy(() => import('../games/Gallery.tsx').then((m) => ({ default: m.Gallery })));
const GlossaryPage = lazy(() => import('../glossary/GlossaryPage.tsx').then((m) => ({ default: m.GlossaryPage })));
const LocalTablePage = lazy(() => import('../play/LocalTablePage.tsx').then((m) => ({ default: m.LocalTablePage })));
const MagicPage = lazy(() => import('../pages/MagicPage.tsx').then((m) => ({ default: m.MagicPage })));
const NewTablePage = lazy(() => import('../pages/NewTablePage.tsx').then((m) => ({ default: m.NewTablePage })));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));
const PrintPage = lazy(() => import('../pages/print/PrintPage.tsx').then((m) => ({ default: m.PrintPage })));
const RulesPage = lazy(() => import('../rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })));
const ShortcutsPage = lazy(() => import('../pages/ShortcutsPage.tsx').then((m) => ({ default: m.ShortcutsPage })));
const TablePage = lazy(() => import('../play/TablePage.tsx').then((m) => ({ default: m.TablePage })));

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
          <Route path="/magic" component={MagicPage} />
          <Route path="/glossary" component={GlossaryPage} />
          <Route path="/gallery" component={Gallery} />
          <Route path="/design" component={DesignPage} />
          <Route path="/shortcuts" component={ShortcutsPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Shell>
  );
}
