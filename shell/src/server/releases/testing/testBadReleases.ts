import type { BadRelease } from './badReleases.ts';
import { good, openSampleRoom, rollBack, startShell } from './controllerSample.ts';
import { idOf, type ControllerRoom } from './openController.ts';

/** Activates each beside changes of two other teams: while a shell runs, and before one starts. */
export function testBadReleases(releases: readonly BadRelease[]): void {
  describe.each([...releases])('a catalog that $name', ({ publish, words, isMachine }) => {
    let room: ControllerRoom;
    beforeEach(async () => {
      room = await openSampleRoom();
    });
    afterEach(() => room.close());

    test('is refused alone; others activate and roll back beside it', async () => {
      await publish(room);
      const shell = await startShell(room);
      await room.write({ catalog: idOf('e') });
      const activated = await room.write({ content: idOf('c') }, { by: 'bob' });
      const rolledBack = await room.write({ cart: idOf('a') }, { by: 'eve', ...rollBack });
      for (const n of [3, 4, 5]) await shell.controller.follow(n);
      expect(await shell.verdict(activated)).toMatchObject({ ok: true });
      expect(await shell.verdict(rolledBack)).toMatchObject({ ok: true });
      const refused = await shell.verdict(3);
      expect(refused).toMatchObject({ ok: false, leftOut: { catalog: { release: idOf('e') } } });
      expect(refused.error).toMatch(words);
      await shell.verdict(6);
      const { live, abandoned } = await room.fold();
      expect(live).toEqual({ catalog: idOf('a'), cart: idOf('a'), content: idOf('c') });
      expect(shell.live()).toEqual(live);
      expect(abandoned.catalog).toMatchObject([{ id: idOf('e'), by: 'shell http://localhost:3000' }]);
      expect([abandoned.content ?? [], abandoned.cart?.map(({ by }) => by)]).toEqual([[], ['eve']]);
    });

    test('keeps no shell from starting, which uses the release before it', async () => {
      await publish(room);
      await room.write({ catalog: idOf('e') });
      await room.write({ content: idOf('c') }, { by: 'bob' });
      const shell = await startShell(room);
      expect(shell.live()).toEqual({ ...good, content: idOf('c') });
      expect(shell.controller.leftOut[0]).toMatch(words);
      const { live, abandoned } = await room.fold();
      expect(abandoned.content ?? []).toEqual([]);
      // This machine's disk may have damaged the file: the release is left out, but not at fault.
      expect(live.catalog).toBe(idOf(isMachine ? 'e' : 'a'));
      expect(await shell.take({ cart: idOf('a') }, rollBack)).toMatchObject({ ok: true });
    });
  });
}
