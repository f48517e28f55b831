/** In place of the federation runtime's explanations of its own errors: their numbers, which lead to the same texts, stay. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
