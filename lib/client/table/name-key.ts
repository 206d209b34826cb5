/** Where this browser keeps the name that one played under last. */
export const NAME_KEY = 'onerack:table:name';
