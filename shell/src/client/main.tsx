import { comeAlive } from './comeAlive.tsx';

void comeAlive();
