import { useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { Dialog } from '../Dialog.tsx';
import { Drawer } from '../Drawer.tsx';
import { Field } from '../Field.tsx';
import { TextLink } from '../TextLink.tsx';
import { longText } from './longText.ts';
import { Shown, State } from './Shown.tsx';

type Name = 'dialog' | 'form' | 'long' | 'left' | 'right';

export function LayerSection() {
  const [open, setOpen] = useState<Name>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => setOpen(undefined);
  const opener = (name: Name, words: string) => (
    <Button kind="secondary" onClick={() => setOpen(name)}>
      {words}
    </Button>
  );
  const done = <Button onClick={close}>Done</Button>;
  return (
    <>
      <Shown name="Dialog">
        <State name="with actions">{opener('dialog', 'Remove an address')}</State>
        <State name="with a field that takes the focus">{opener('form', 'Email me the cart')}</State>
        <State name="long text">{opener('long', 'Read a lot')}</State>
      </Shown>
      <Shown name="Drawer">
        <State name="from the left">{opener('left', 'Menu')}</State>
        <State name="from the right">{opener('right', 'Filters')}</State>
      </Shown>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Remove this address?"
        actions={
          <>
            <Button onClick={close}>Remove</Button>
            <Button kind="secondary" onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        <p>12 Example Street, Springfield, IL 62701. Orders that are on their way still go there.</p>
      </Dialog>
      <Dialog open={open === 'form'} onClose={close} title="Email me the cart" focus={field} actions={done}>
        <Field ref={field} label="Email" name="cart-email" type="email" autoComplete="email" />
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title={longText} actions={done}>
        {Array.from({ length: 20 }, (_, line) => (
          <p key={line}>{longText}.</p>
        ))}
      </Dialog>
      <Drawer open={open === 'left'} onClose={close} title="Menu" side="left">
        {['Dog', 'Cat', 'Birds', 'Fish'].map((pet) => (
          <div key={pet}>
            <TextLink to={`#${pet}`} onClick={close}>
              {pet}
            </TextLink>
          </div>
        ))}
      </Drawer>
      <Drawer
        open={open === 'right'}
        onClose={close}
        title="Filters"
        actions={<Button onClick={close}>Show 24 results</Button>}
      >
        {Array.from({ length: 18 }, (_, line) => (
          <Checkbox key={line} label={`Brand ${line + 1}`} name={`brand-${line}`} />
        ))}
      </Drawer>
    </>
  );
}
