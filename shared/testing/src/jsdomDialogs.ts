/**
 * jsdom knows `<dialog>` but neither opens nor closes one as a layer. Import this in a test that opens one; what only
 * a browser does (the focus held inside, the page behind inert) is tried in a real one.
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
