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
