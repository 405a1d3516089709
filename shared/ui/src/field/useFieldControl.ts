import { useElementId } from '../useElementId.ts';

interface Given {
  id?: string;
  help?: string;
  error?: string;
  'aria-describedby'?: string;
}

/** The attributes that link a control to its help and its error, in this order. */
export function useFieldControl({ id, help, error, 'aria-describedby': more }: Given) {
  const made = useElementId();
  const own = id ?? made;
  const describedBy = [help && `${own}-help`, error && `${own}-error`, more].filter(Boolean).join(' ');
  return {
    id: own,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}
