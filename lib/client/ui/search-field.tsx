'use client';
import { Field, type FieldProps } from './field';

export interface SearchFieldProps extends Omit<FieldProps, 'type' | 'value' | 'onChange'> {
  value: string;
  onSearch(text: string): void;
}

/** What a list is searched by as one types: names and words that no browser should complete or correct. */
export function SearchField({ onSearch, ...props }: SearchFieldProps) {
  return (
    <Field
      type="search"
      name="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      onChange={(event) => onSearch(event.target.value)}
      {...props}
    />
  );
}
