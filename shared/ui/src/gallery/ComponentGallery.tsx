import { PageFrame, PageTitle } from '../PageFrame.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { LayerSection } from './LayerSection.tsx';
import { MessageSection } from './MessageSection.tsx';
import { ProductSection } from './ProductSection.tsx';
import { TokenSection } from './TokenSection.tsx';
import { WaySection } from './WaySection.tsx';

/** Every plain component in every state. Needs a router around it, no data and no store. Only `npm run dev` shows it. */
export function ComponentGallery() {
  return (
    <PageFrame>
      <PageTitle>The shop’s plain components</PageTitle>
      <p>Each is in a file of its name in shared/ui/src. Use Tab for focus, a pointer for hover and press.</p>
      <ButtonSection />
      <FieldSection />
      <ChoiceSection />
      <LayerSection />
      <ProductSection />
      <WaySection />
      <MessageSection />
      <TokenSection />
    </PageFrame>
  );
}
