/** The specification's rules for the cart. Quantities are not clamped here: pages do that and explain it. */
import { type CartLine, cartLineKey } from '@paw/contract/cartStorage.ts';
import { addLine, countUnits } from './addLine.ts';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';

interface CartState {
  lines: CartLine[];
  /** False until the stored cart is restored: before that, no page may say "empty" and no badge may show a number. */
  restored: boolean;
  /** False when the last change could not be stored on this device. */
  saved: boolean;
}

const initialState: CartState = { lines: [], restored: false, saved: true };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** Replaces the lines with those in storage, at the start or because another tab changed them. */
    cartRestored: (state, { payload }: PayloadAction<readonly CartLine[]>) => {
      state.lines = [];
      for (const line of payload) addLine(state.lines, line);
      state.restored = true;
    },
    itemAdded: (state, { payload }: PayloadAction<CartLine>) => addLine(state.lines, payload),
    /** `payload` is the line's {@link cartLineKey}. */
    itemRemoved: (state, { payload }: PayloadAction<string>) => {
      state.lines = state.lines.filter((line) => cartLineKey(line) !== payload);
    },
    /** Restores a removed line at its position. If the same line was added meanwhile, the quantities are added. */
    itemRestored: (state, { payload: { line, place } }: PayloadAction<{ line: CartLine; place: number }>) => {
      if (find(state, cartLineKey(line))) addLine(state.lines, line);
      else state.lines.splice(place, 0, { ...line });
    },
    quantityChanged: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      const line = find(state, payload.key);
      if (line) line.quantity = payload.quantity;
    },
    /** Replaces the lines with those that a member's devices agreed on. */
    copyAdopted: (state, { payload }: PayloadAction<readonly CartLine[]>) => {
      state.lines = [];
      for (const line of payload) addLine(state.lines, line);
    },
    cartSaved: (state) => {
      state.saved = true;
    },
    cartNotSaved: (state) => {
      state.saved = false;
    },
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectRestored: (state) => state.restored,
    selectSaved: (state) => state.saved,
    /** Units, not lines. */
    selectUnits: (state) => countUnits(state.lines),
  },
});

export const {
  cartRestored,
  itemAdded,
  itemRemoved,
  itemRestored,
  quantityChanged,
  copyAdopted,
  cartSaved,
  cartNotSaved,
} = cartSlice.actions;
export const { selectLines, selectRestored, selectSaved, selectUnits } = cartSlice.selectors;

/** Changes by the shopper, here or on another device, not those that came from storage or another tab. */
export const isCartChange = isAnyOf(itemAdded, itemRemoved, itemRestored, quantityChanged, copyAdopted);
export type CartChange = ReturnType<
  typeof itemAdded | typeof itemRemoved | typeof itemRestored | typeof quantityChanged | typeof copyAdopted
>;

function find(state: CartState, key: string): CartLine | undefined {
  return state.lines.find((line) => cartLineKey(line) === key);
}
