/**
 * The shared packages that the shell itself does not run with: a page loads them when a remote's code asks for them. Here
 * for the renderer.
 */
import * as toolkit from '@paw/ui/reduxToolkit.ts';
import * as reactRedux from 'react-redux';
import * as redux from 'redux';

export const stateModules: Record<string, unknown> = {
  redux,
  '@reduxjs/toolkit': toolkit,
  'react-redux': reactRedux,
};
