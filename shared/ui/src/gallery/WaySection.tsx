import { ChipLink, ChipList, RemovableChip, RemovableChipLink } from '../Chip.tsx';
import { Pagination } from '../Pagination.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { longText, longWord } from './longText.ts';
import { Shown, State } from './Shown.tsx';

const urlOf = (page: number) => `?page=${page}`;

export function WaySection() {
  return (
    <>
      <Shown name="Chip">
        <State name="links, one of them shown">
          <ChipList>
            {['All Beds', 'Orthopedic', 'Sofa'].map((name, place) => (
              <li key={name}>
                <ChipLink to="#chips" aria-current={place ? undefined : 'page'}>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ChipList>
        </State>
        <State name="removable">
          <ChipList>
            <li>
              <RemovableChip>Size: Large</RemovableChip>
            </li>
            <li>
              <RemovableChipLink to="#chips">Under $20</RemovableChipLink>
            </li>
          </ChipList>
        </State>
        <State name="disabled">
          <RemovableChip disabled>Size: Large</RemovableChip>
        </State>
        <State name="long text">
          <ChipList>
            <li>
              <RemovableChip>{longText}</RemovableChip>
            </li>
            <li>
              <ChipLink to="#chips">{longWord}</ChipLink>
            </li>
          </ChipList>
        </State>
      </Shown>
      <Shown name="PhoneLink">
        <State name="default">
          <PhoneLink phone="(555) 010-0142" />
        </State>
        <State name="of another country">
          <PhoneLink phone="+44 20 7946 0958" />
        </State>
      </Shown>
      <Shown name="SkipLink">
        <State name="with the focus only">
          <SkipLink href="#chips">Skip to products</SkipLink>
        </State>
      </Shown>
      <Shown name="Pagination">
        {[1, 2, 6, 13].map((page) => (
          <State key={page} name={`page ${page} of 13`} wide>
            <Pagination label={`Page ${page} of the gallery`} page={page} pages={13} address={urlOf} />
          </State>
        ))}
        <State name="few pages" wide>
          <Pagination label="Few pages" page={2} pages={3} address={urlOf} />
        </State>
      </Shown>
    </>
  );
}
