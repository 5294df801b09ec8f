import '../styles/index.css';
import './embed.css';
import { render } from 'preact';
import { forgetCredentials } from '../api/client.ts';
import { loadWords } from '../messages/index.ts';
import { Embed } from './embed.tsx';

// A frame on another site shows what the public sees, also to players.
forgetCredentials();
const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
await loadWords();
render(
  <Embed id={location.pathname.split('/').at(-1) ?? ''} query={new URLSearchParams(location.search)} />,
  place,
);
