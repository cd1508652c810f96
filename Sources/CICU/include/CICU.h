// The functions of ICU that the text engine uses. The headers of ICU are not exposed, because
// Foundation brings another version of ICU whose types have the same names.
#include <stdint.h>

// The version of the library that is in use, such as "72.1".
const char *_Nonnull icu_version(void);

// Opens a line break iterator for the language of a BCP 47 tag; null if ICU's data is missing.
void *_Nullable icu_openLineBreaks(const char *_Nonnull language);

void icu_closeLineBreaks(void *_Nonnull iterator);

// Sets the mark of every UTF-16 unit before which a line may break to 1, and all others to 0.
void icu_markLineBreaks(
    void *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull marks);

// Computes the embedding level of each unit, and of its paragraph. If `isFixed` is 0, a paragraph
// has the direction of its first strong character; `isRightToLeft` applies if there is none or if
// the direction is fixed. Returns 0 if there is not enough memory.
int icu_getLevels(
    const uint16_t *_Nonnull text, int32_t length, int isRightToLeft, int isFixed,
    uint8_t *_Nonnull levels, uint8_t *_Nonnull paragraphs);

// Writes the keyword of CLDR's plural category of a number ("one", "few" …) in a language, a BCP 47
// tag, and returns its length; 0 if the capacity is too small, the tag too long or ICU's data
// missing. The number is shown with `fractionDigits` digits after the decimal point, or if negative
// with as many as it has: "1.0 miles" but "1 mile".
int32_t icu_pluralCategory(
    const char *_Nonnull language, double number, int32_t fractionDigits,
    uint16_t *_Nonnull keyword, int32_t capacity);

// Writes a number in the locale of an ICU identifier by a number skeleton, and returns the length of
// the text; 0 if the skeleton or the identifier is unknown, or the capacity too small. `start` and
// `end` become the range of the number in the text, without a unit.
int32_t icu_formatNumber(
    const char *_Nonnull skeleton, const char *_Nonnull locale, double number,
    uint16_t *_Nonnull text, int32_t capacity, int32_t *_Nonnull start, int32_t *_Nonnull end);

// Writes the lengths of parts of a measure, such as "1 hr" and "5 min", as one text and returns its
// length; 0 if the capacity is too small. The width is 0 (wide), 1 (short) or 2 (narrow).
int32_t icu_joinUnits(
    const char *_Nonnull locale, const uint16_t *_Nonnull const *_Nonnull parts,
    const int32_t *_Nonnull lengths, int32_t count, int width, uint16_t *_Nonnull text,
    int32_t capacity);
