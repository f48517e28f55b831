/**
 * Bytes that a thread may hold outside its heap, in buffers: V8 limits the heap alone. Kept from page to page they are
 * counted in the thread after each job; within a job by what the process grows meanwhile, for a loop answers nothing.
 */
export const OUTSIDE_BYTES = 256 * 1024 * 1024;

/** The code with which a thread ends that holds more. */
export const EXIT_OF_MEMORY = 90;
