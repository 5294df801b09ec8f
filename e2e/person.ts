import { expect, type Page } from '@playwright/test';
import type { Game, OptionSheet } from '@tablee/kernel';
import type { Laid } from '@tablee/wire';
import { ApiPlayer } from './api-player.ts';

/** What a person has, without the screens it usually takes: tables with somebody, and several devices. */

type Wanted = {
  readonly seat?: 0 | 1;
  /** The name of the person on the other seat. */
  readonly other?: string;
};

/** A table for two: this browser holds a seat by its cookie alone, a program holds the other. */
export async function layTable<O extends OptionSheet, S, M, E>(
  page: Page,
  game: Game<O, S, M, E>,
  { seat = 0, other = 'Blaise' }: Wanted = {},
): Promise<{
  readonly id: string;
  readonly link: string;
  readonly other: ApiPlayer<O, S, M, E>;
  /** This person's seat, played from elsewhere. */
  readonly own: ApiPlayer<O, S, M, E>;
}> {
  const data = { game: game.id, seats: 2, name: 'Ada', seat };
  const laid = await page.request.post('/api/tables', { data });
  expect(laid.status(), await laid.text()).toBe(201);
  const { table: id, token }: Laid = await laid.json();
  const link = new URL(`/t/${id}`, laid.url()).href;
  const own = new ApiPlayer(game, `${link}#${token}`);
  return { id, link, own, other: await ApiPlayer.sit(game, link, other) };
}

/** The other browser becomes a device of the same person. */
export async function shareDevices(page: Page, other: Page): Promise<void> {
  const profile = { name: 'Ada', avatar: 3, colour: 2 };
  const issued = await page.request.post('/api/me/device-code', { data: { profile } });
  expect(issued.status(), await issued.text()).toBe(201);
  const { code }: { code: string } = await issued.json();
  const joined = await other.request.post('/api/sign-in/code', { data: { code } });
  expect(joined.ok(), await joined.text()).toBe(true);
}
