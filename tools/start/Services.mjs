import { failWith, StartProblem } from '../StartProblem.mjs';
import { endOnSignal } from './endOnSignal.mjs';
import { Service } from './Service.mjs';

/** All processes of one shop: they begin one by one, and end together. */
export class Services {
  #all = [];
  #ending = endOnSignal(this.#all);

  /** Does the work of a start. When it fails, what has begun already ends, and this process with the reason. */
  async run(work) {
    try {
      await work();
    } catch (error) {
      if (this.#ending.hasBegun()) return;
      await this.#ending.endAll();
      failWith(error);
    }
  }

  /** @throws StartProblem when the shop is about to end */
  add(name, script, env) {
    if (this.#ending.hasBegun()) throw new StartProblem('The shop is ending.');
    const service = new Service(name, script, env);
    this.#all.push(service);
    return service;
  }

  /** @returns its address, when it listens */
  start(name, script, env) {
    return this.add(name, script, env).start();
  }
}
