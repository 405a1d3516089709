import { rules } from '@paw/rules/rules.ts';
import { Button } from '@paw/ui/Button.tsx';
import { FileField } from '@paw/ui/FileField.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { type ChangeEvent, useState } from 'react';
import { ItemRow } from '../member/ItemRow.ts';
import { checkPhoto, photoTypes } from './photoCalls.ts';

const { most, megabytes } = rules.returns.photos;

interface Props {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}

/** Photos of the problem. A file that cannot be sent is refused with the reason. */
export function PhotoField({ photos, onChange }: Props) {
  const [error, setError] = useState<string>();
  const [news, setNews] = useState('');
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    const problems = chosen.map(checkPhoto).filter((problem) => problem !== undefined);
    const all = [...photos, ...chosen.filter((file) => !checkPhoto(file))];
    if (all.length > most) problems.push(`You can add up to ${most} photos. We left out the rest.`);
    onChange(all.slice(0, most));
    setError(problems.length ? problems.join(' ') : undefined);
    setNews(`${Math.min(all.length, most)} of ${most} photos chosen.`);
  };
  const remove = (photo: File) => {
    onChange(photos.filter((other) => other !== photo));
    setNews(`Removed: ${photo.name}`);
  };
  return (
    <div>
      <FileField
        label="Photos (optional)"
        help={`They help us decide. Up to ${most} JPEG, PNG or WebP files, ${megabytes} MB each. Only we see them.`}
        name="photos"
        accept={photoTypes.join(',')}
        multiple
        error={error}
        onChange={add}
      />
      <p role="status">{news}</p>
      {photos.length > 0 && (
        <PlainList aria-label="Chosen photos">
          {photos.map((photo, at) => (
            <ItemRow key={`${photo.name} ${photo.lastModified} ${at}`}>
              <span>{photo.name}</span>
              <Button kind="quiet" aria-label={`Remove: ${photo.name}`} onClick={() => remove(photo)}>
                Remove
              </Button>
            </ItemRow>
          ))}
        </PlainList>
      )}
    </div>
  );
}
