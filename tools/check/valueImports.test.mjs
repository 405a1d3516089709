import { importsOf } from './valueImports.mjs';

const importsIn = (text) => importsOf('page.tsx', text);

test('an import counts when any part of it exists at run time', () => {
  expect(importsIn("import { configureStore, type Store } from '@reduxjs/toolkit';")).toEqual(['@reduxjs/toolkit']);
  expect(importsIn("import * as redux from 'redux'; import 'slick.css';")).toEqual(['redux', 'slick.css']);
  expect(importsIn("export { Link } from 'react-router-dom';")).toEqual(['react-router-dom']);
  expect(importsIn("const page = () => import('./Page.tsx');")).toEqual(['./Page.tsx']);
});

test('a type-only import does not count, and neither does the word in a text', () => {
  expect(importsIn("import type { Reducer } from 'redux'; import { type Store } from 'redux';")).toEqual([]);
  expect(importsIn("export type { Reducer } from 'redux';")).toEqual([]);
  expect(importsIn("// import { combineReducers } from 'redux';\nconst text = `import 'redux'`;")).toEqual([]);
});
