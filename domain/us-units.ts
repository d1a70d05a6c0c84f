// The pound and the inch, exactly. International yard and pound agreement, Federal Register 24:5348, 1959.
export const kgPerPound = 0.45359237
export const cmPerInch = 2.54
