import { links } from '@paw/contract/links.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Dialog } from '@paw/ui/Dialog.tsx';
import { Picture, type Tint } from '@paw/ui/Picture.tsx';
import { Price } from '@paw/ui/Price.tsx';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OptionGroup } from '../../variant/OptionGroup.tsx';
import { StockLine } from '../../variant/StockLine.tsx';
import { colourOptions, firstVariant, type ProductDetail, sizeOptions, type Variant } from '../../variant/variants.ts';

interface Props {
  product: ProductDetail;
  open: boolean;
  onClose: () => void;
  onChoose: (variant: Variant) => void;
}

/** The choice of color and size, before the product is added to the cart. */
export function ChoiceDialog({ product, open, onClose, onChoose }: Props) {
  const { title, slug, picture, pet, variants } = product;
  const [variant, choose] = useState(() => firstVariant(variants));
  const colours = variant.colour.hexes.length ? variant.colour.hexes : picture.colours;
  const canBuy = variant.stock > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button disabled={!canBuy} onClick={() => onChoose(variant)}>
          {canBuy ? 'Add to cart' : 'Sold out'}
        </Button>
      }
    >
      <Offer>
        <Picture name={picture.name} colours={colours} alt="" sizes="112px" tint={pet as Tint} />
        <div>
          <Cost>
            <Price cents={variant.priceCents} compareAtCents={variant.compareAtCents} />
          </Cost>
          <StockLine stock={variant.stock} />
          <TextLink to={links.product(slug, variant.sku)}>All details</TextLink>
        </div>
      </Offer>
      <OptionGroup label="Color" options={colourOptions(variants, variant)} onChoose={choose} />
      <OptionGroup label="Size" options={sizeOptions(variants, variant)} onChoose={choose} />
    </Dialog>
  );
}

const Offer = styled.div`
  display: grid;
  grid-template-columns: min(7em, 40%) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
  margin-bottom: var(--space-24);
  img {
    border-radius: var(--radius-card);
  }
`;

const Cost = styled.p`
  margin: 0;
  font-size: var(--text-22);
`;
