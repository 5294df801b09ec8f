import { useEffect, useState } from 'preact/hooks';
import { ErrorBoundary } from 'preact-iso/lazy';
import { LocationProvider, Route, Router, useLocation } from 'preact-iso/router';
import { words } from './messages/index.ts';
import { UpdateNotice } from './offline/updates.tsx';
import { Crash } from './page/fallbacks.tsx';
import { Live } from './page/live.tsx';
import { useHeadingFocus } from './page/page.tsx';
import { screen } from './page/screen.ts';

const Home = screen(async () => (await import('./screens/home/home.tsx')).loadHome());
const GamePage = screen(async () => (await import('./screens/game/game.tsx')).GamePage);
const LocalTable = screen(async () => (await import('./screens/table/local/local-table.tsx')).LocalTable);
const LinkTable = screen(async () => (await import('./screens/table/remote/remote-table.tsx')).LinkTable);
const MoreScreens = screen(async () => (await import('./more-screens.tsx')).MoreScreens);

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
        <Route path="/t/:id" component={LinkTable} />
        <Route path="/*" component={MoreScreens} />
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
