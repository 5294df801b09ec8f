import { maintenanceContract } from '../maintenance-contract.ts';
import { peopleContract } from '../people-contract.ts';
import { reachContract } from '../reach-contract.ts';
import { storeContract } from '../store-contract.ts';
import { openStore } from './database.ts';

const open = () => {
  let clock = 0;
  return openStore({ now: () => ++clock });
};

storeContract('PostgreSQL', open);
maintenanceContract('PostgreSQL', open);
peopleContract('PostgreSQL', async () => {
  let clock = 1_000;
  const wait = (ms: number): void => {
    clock += ms;
  };
  return { store: await openStore({ now: () => ++clock }), wait };
});
reachContract('PostgreSQL', now => openStore({ now }));
