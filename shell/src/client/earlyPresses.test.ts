import { SCRIPTS_ID } from '../hydration/lateStart.ts';
import { collectEarlyPresses } from './earlyPresses.ts';

test('of choices in one group that follow each other only the last counts, and does not use up the presses', () => {
  const sizes = Array.from({ length: 25 }, (_, at) => `<input type="radio" name="size" value="${at}">`);
  document.body.innerHTML = `<template id="${SCRIPTS_ID}"></template>${sizes.join('')}
    <input type="radio" name="color" value="red"><button type="button" aria-busy="true">Add</button>`;
  const template = document.getElementById(SCRIPTS_ID) as HTMLElement & { pressed?: HTMLElement[] };
  const all = [...document.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button')];
  template.pressed = [...all, ...all.slice(0, 1)];
  expect(collectEarlyPresses()).toEqual([all[24], all[25], all[26], all[0]]);
  expect(template.pressed).toBeUndefined();
  expect(all[26]).not.toHaveAttribute('aria-busy');
});
