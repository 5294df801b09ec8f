import { type Postgres, startPostgres, TEST_SETTINGS } from '../fleet/postgres.ts';
import { NO_NETWORK } from './console-errors.ts';
import { expect, test } from './fixtures.ts';
import { TestServer } from './server.ts';
import { host, sitDown } from './start-game.ts';
import { Table } from './table.ts';

/** Two servers with one PostgreSQL, and the database itself. */
async function openNodes(): Promise<{ database: Postgres; nodes: readonly [TestServer, TestServer] }> {
  const database = await startPostgres({ settings: TEST_SETTINGS });
  const url = await database.createDatabase();
  return {
    database,
    nodes: [await TestServer.open({ database: url }), await TestServer.open({ database: url })],
  };
}

test('two people at two nodes play on through the death of the database and of a node', async ({
  page,
  newDevice,
  consoleErrors,
}) => {
  consoleErrors.expect(NO_NETWORK, /50[0-9]/);
  const { database, nodes } = await openNodes();
  const [first, second] = nodes;
  const far = await newDevice({ baseURL: second.url });
  const link = await host(page, 'Ada', 'Rouge', first.url);
  const blaise = await sitDown(far, new URL(new URL(link).pathname, second.url).href, 'Blaise');
  const ada = new Table(page);
  await expect(page.getByRole('region', { name: 'Blaise' })).toBeVisible();
  await ada.playTurn();
  await expect(blaise.yourTurn).toBeVisible();

  // Without the database nothing is stored: the move waits on the page, and is stored when the database is back.
  await database.kill();
  await blaise.playTurn();
  await expect(far.getByText('Coup en route…')).toBeVisible();
  await database.start();
  await expect(ada.yourTurn).toBeVisible({ timeout: 60_000 });
  await expect(far.getByText('Coup en route…')).toBeHidden();

  // The other node goes on alone, and shows what happened when its peer is back.
  await second.kill();
  await ada.playTurn();
  await second.start();
  await expect(blaise.yourTurn).toBeVisible({ timeout: 60_000 });
  await blaise.playTurn();
  await expect(ada.yourTurn).toBeVisible();
  await Promise.all(nodes.map(node => node.close()));
  await database.stop();
});
