import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { loadWords } from './messages/index.ts';
import { registerWorker } from './offline/updates.tsx';
import { watchStyles } from './page/failed-styles.ts';
import { theme } from './storage/settings.ts';

theme.subscribe(chosen => {
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
});

watchStyles();
const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
await loadWords();
render(<App />, place);
registerWorker();
