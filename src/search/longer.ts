/** Copies of arrays, twice as long, the rest 0: for lists that grow. */
export const longer = (array: Int32Array): Int32Array<ArrayBuffer> => {
  const bigger = new Int32Array(array.length * 2);
  bigger.set(array);
  return bigger;
};

export const longerFloat = (array: Float64Array): Float64Array<ArrayBuffer> => {
  const bigger = new Float64Array(array.length * 2);
  bigger.set(array);
  return bigger;
};

export const longerBytes = (array: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bigger = new Uint8Array(array.length * 2);
  bigger.set(array);
  return bigger;
};
