import { words } from '../../messages/index.ts';
import { announce } from '../live.tsx';

/** Puts text on the clipboard and says so; the sentence to show. */
export async function copyText(text: string, done: string): Promise<string> {
  const sentence = (await toClipboard(text)) ? done : words().notCopied;
  announce(sentence);
  return sentence;
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // On a home network without https the clipboard is closed to pages; the old way still works there.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-but-heard';
  // Inside an open dialog, what lies outside cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

/** Hands a link to the phone's own sharing sheet, or to the clipboard where there is none; the sentence to show. */
export async function shareLink(url: string, title: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return '';
    } catch (e) {
      if (e instanceof DOMException && e.name === 'AbortError') return '';
    }
  }
  return copyText(url, words().menu.linkCopied);
}

export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
