import { maintenanceContract } from '../maintenance-contract.ts';
import { reachContract } from '../reach-contract.ts';
import { storeContract } from '../store-contract.ts';
import { openStore } from './database.ts';

const open = () => {
  let clock = 0;
  return openStore({ now: () => ++clock });
};

storeContract('PostgreSQL', open);
maintenanceContract('PostgreSQL', open);
reachContract('PostgreSQL', now => openStore({ now }));
