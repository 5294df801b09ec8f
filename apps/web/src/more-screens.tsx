import { Route, Router } from 'preact-iso/router';
import { NotFound } from './page/fallbacks.tsx';
import { screen } from './page/screen.ts';

const LocalReplay = screen(async () => (await import('./screens/replay/sources.tsx')).LocalReplay);
const LinkReplay = screen(async () => (await import('./screens/replay/sources.tsx')).LinkReplay);
const RecordReplay = screen(async () => (await import('./screens/replay/sources.tsx')).RecordReplay);
const Rules = screen(async () => (await import('./screens/rules/rules.tsx')).Rules);
const AllRules = screen(async () => (await import('./screens/rules/all-rules.tsx')).AllRules);
const Tutorial = screen(async () => (await import('./learn/tutorial.tsx')).Tutorial);
const Puzzles = screen(async () => (await import('./learn/puzzles/puzzles.tsx')).Puzzles);
const OnePuzzle = screen(async () => (await import('./learn/puzzles/puzzles.tsx')).OnePuzzle);
const Tangram = screen(async () => (await import('./games/tchang/tangram/page.tsx')).Tangram);
const Servants = screen(async () => (await import('./games/tchang/servants/page.tsx')).Servants);
const Analyses = screen(async () => (await import('./screens/analysis/analysis.tsx')).Analyses);
const Analysis = screen(async () => (await import('./screens/analysis/analysis.tsx')).Analysis);
const Lab = screen(async () => (await import('./screens/lab/lab.tsx')).Lab);
const StopLink = screen(async () => (await import('./screens/table/reach/link/notice-link.tsx')).StopLink);
const ConfirmLink = screen(
  async () => (await import('./screens/table/reach/link/notice-link.tsx')).ConfirmLink,
);
const About = screen(async () => (await import('./screens/about/about.tsx')).About);
const Person = screen(async () => (await import('./screens/person/person.tsx')).Person);

/** Routes beside home, game pages and tables: a chunk of its own, so that home does not grow with every new page. */
export const MoreScreens = () => (
  <Router>
    <Route path="/partie/:id/revoir" component={LocalReplay} />
    <Route path="/t/:id/replay" component={LinkReplay} />
    <Route path="/replay" component={RecordReplay} />
    <Route path="/regles" component={AllRules} />
    <Route path="/rules" component={AllRules} />
    <Route path="/regles/:game" component={Rules} />
    <Route path="/rules/:game" component={Rules} />
    <Route path="/apprendre/:game" component={Tutorial} />
    <Route path="/learn/:game" component={Tutorial} />
    <Route path="/problemes/:game?" component={Puzzles} />
    <Route path="/puzzles/:game?" component={Puzzles} />
    <Route path="/probleme/:id" component={OnePuzzle} />
    <Route path="/puzzle/:id" component={OnePuzzle} />
    <Route path="/tangram" component={Tangram} />
    <Route path="/tangram/:figure" component={Tangram} />
    <Route path="/serviteurs" component={Servants} />
    <Route path="/servants" component={Servants} />
    <Route path="/analyse" component={Analyses} />
    <Route path="/analysis" component={Analyses} />
    <Route path="/analyse/:id" component={Analysis} />
    <Route path="/analysis/:id" component={Analysis} />
    <Route path="/labo" component={Lab} />
    <Route path="/lab" component={Lab} />
    <Route path="/avis/arreter/:token" component={StopLink} />
    <Route path="/notices/stop/:token" component={StopLink} />
    <Route path="/avis/confirmer/:token" component={ConfirmLink} />
    <Route path="/notices/confirm/:token" component={ConfirmLink} />
    <Route path="/moi" component={Person} />
    <Route path="/me" component={Person} />
    <Route path="/a-propos" component={About} />
    <Route path="/about" component={About} />
    <Route default component={NotFound} />
  </Router>
);
