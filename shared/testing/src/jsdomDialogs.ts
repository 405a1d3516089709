/**
 * jsdom has `<dialog>` but no modal dialogs. Import this in a test that opens one; browser tests check what only a
 * browser does (focus inside, the page behind inert).
 */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
});
Element.prototype.checkVisibility = function isDisplayed(this: Element) {
  return getComputedStyle(this).display !== 'none';
};
