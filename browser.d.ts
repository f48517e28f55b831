/** All that browser code may ask of a process: the build puts the word in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };
