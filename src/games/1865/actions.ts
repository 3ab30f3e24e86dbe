// Everything a person can decide in 1865.
export type Action1865 = { readonly type: 'pass' };
