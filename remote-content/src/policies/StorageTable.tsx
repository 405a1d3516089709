import { CART_KEY } from '@paw/shared/contract/cartStorage.ts';
import { OUTBOX_PREFIX } from '@paw/shared/contract/outbox.ts';
import { TOKEN_KEY } from '@paw/shared/contract/tokenStorage.ts';
import { styled } from 'styled-components';

const rows = [
  { name: CART_KEY, kind: 'Browser storage', purpose: 'What you put into your cart. It stays until you remove it.' },
  {
    name: TOKEN_KEY,
    kind: 'Browser storage',
    purpose: 'That you are signed in, or go on as a guest. It goes when you log out, or 30 days after your last visit.',
  },
  {
    name: `${OUTBOX_PREFIX}…`,
    kind: 'Browser storage',
    purpose: 'Something you added while the cart could not be reached, until it is in there.',
  },
  {
    name: 'cart-damaged',
    kind: 'Browser storage',
    purpose: 'A cart that could not be read, set aside so that nothing is lost.',
  },
  {
    name: 'scroll-places',
    kind: 'Browser storage',
    purpose: 'How far down you had scrolled, so that Back leads to the same place. It ends with the tab.',
  },
  {
    name: '__Host-paw',
    kind: 'Cookie',
    purpose:
      'Belongs to the sign-in: without it nobody could use a copied token. No script can read it. It ends with the sign-in.',
  },
  {
    name: '__Host-paw-sign-up',
    kind: 'Cookie',
    purpose: 'Connects the code in our e-mail with the browser in which you signed up. It ends with the code.',
  },
];

/** What a browser keeps for this shop, by the names under which one finds it there. */
export function StorageTable() {
  return (
    <List>
      {rows.map(({ name, kind, purpose }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span>{kind}</span>
          </dt>
          <dd>{purpose}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  div {
    padding: var(--space-12) 0;
    border-top: 1px solid var(--line);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-16);
  }
  dt span {
    color: var(--soft);
    font-size: var(--text-14);
  }
  dd {
    margin: 0;
  }
  code {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
