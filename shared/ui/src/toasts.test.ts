/** @jest-environment node */
beforeEach(() => jest.resetModules());

test('toasts before the library has loaded are queued in order', async () => {
  const { connectToasts, toast } = await import('./toasts.ts');
  const said: unknown[] = [];
  toast.warn('first', { toastId: 'empty-search' });
  const gone = toast.info('taken back');
  toast.error('second');
  // The same one again is the same one.
  toast.warn('first', { toastId: 'empty-search' });
  toast.dismiss(gone);
  const library = {
    success: jest.fn(),
    info: jest.fn(),
    dismiss: jest.fn(),
    warn: jest.fn((text, options) => said.push(['warn', text, options.toastId])),
    error: jest.fn((text) => said.push(['error', text])),
  };
  connectToasts(library);
  expect(said).toEqual([
    ['warn', 'first', 'empty-search'],
    ['error', 'second'],
  ]);
  toast.success('third', { autoClose: false });
  toast.dismiss('empty-search');
  expect(library.success).toHaveBeenCalledWith('third', { autoClose: false });
  expect(library.dismiss).toHaveBeenCalledWith('empty-search');
  expect(library.info).not.toHaveBeenCalled();
});
