import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import lazy, { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { words } from './messages/index.ts';
import { UpdateNotice } from './offline/updates.tsx';
import { Crash, LoadFailed, NotFound } from './page/fallbacks.tsx';
import { Live } from './page/live.tsx';
import { useHeadingFocus } from './page/page.tsx';

/** A lazily loaded screen. If its file does not load, the page shows a notice. */
const screen = <P,>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => load().catch((): ComponentType<P> => LoadFailed));

const Home = screen(async () => (await import('./screens/home/home.tsx')).Home);
const GamePage = screen(async () => (await import('./screens/game/game.tsx')).GamePage);
const LocalTable = screen(async () => (await import('./screens/table/local/local-table.tsx')).LocalTable);
const LinkTable = screen(async () => (await import('./screens/table/remote/remote-table.tsx')).LinkTable);
const LocalReplay = screen(async () => (await import('./screens/replay/sources.tsx')).LocalReplay);
const LinkReplay = screen(async () => (await import('./screens/replay/sources.tsx')).LinkReplay);
const RecordReplay = screen(async () => (await import('./screens/replay/sources.tsx')).RecordReplay);
const Rules = screen(async () => (await import('./screens/rules/rules.tsx')).Rules);
const RulesIndex = screen(async () => (await import('./screens/rules/rules.tsx')).RulesIndex);
const Tutorial = screen(async () => (await import('./learn/tutorial.tsx')).Tutorial);
const Tangram = screen(async () => (await import('./games/tchang/tangram/page.tsx')).Tangram);
const Servants = screen(async () => (await import('./games/tchang/servants/page.tsx')).Servants);
const About = screen(async () => (await import('./screens/about/about.tsx')).About);

function Screens() {
  const { path } = useLocation();
  useHeadingFocus(path);
  const [crash, setCrash] = useState<Error | null>(null);
  // Navigation resets the error.
  useEffect(() => setCrash(null), [path]);
  if (crash) return <Crash error={crash} />;
  return (
    <ErrorBoundary onError={setCrash}>
      <Router>
        <Route path="/" component={Home} />
        <Route path="/jeux/:game" component={GamePage} />
        <Route path="/games/:game" component={GamePage} />
        <Route path="/partie/:id" component={LocalTable} />
        <Route path="/partie/:id/revoir" component={LocalReplay} />
        <Route path="/t/:id" component={LinkTable} />
        <Route path="/t/:id/replay" component={LinkReplay} />
        <Route path="/replay" component={RecordReplay} />
        <Route path="/regles" component={RulesIndex} />
        <Route path="/rules" component={RulesIndex} />
        <Route path="/regles/:game" component={Rules} />
        <Route path="/rules/:game" component={Rules} />
        <Route path="/apprendre/:game" component={Tutorial} />
        <Route path="/learn/:game" component={Tutorial} />
        <Route path="/tangram" component={Tangram} />
        <Route path="/tangram/:figure" component={Tangram} />
        <Route path="/serviteurs" component={Servants} />
        <Route path="/servants" component={Servants} />
        <Route path="/a-propos" component={About} />
        <Route path="/about" component={About} />
        <Route default component={NotFound} />
      </Router>
    </ErrorBoundary>
  );
}

export function App() {
  return (
    <LocationProvider>
      <a class="skip" href="#content">
        {words().skip}
      </a>
      <Screens />
      <Live />
      <UpdateNotice />
    </LocationProvider>
  );
}
