// What the text engine needs of ICU. Its own headers are kept out of sight: Foundation brings an ICU of
// another version, whose types have the same names.
#include <stdint.h>

// Finds where lines may end in the language of a BCP 47 tag; null if ICU's data is missing.
void *_Nullable icu_openLineBreaks(const char *_Nonnull language);

void icu_closeLineBreaks(void *_Nonnull iterator);

// Sets the mark of every unit before which a line may end to 1, and those of all others to 0.
void icu_markLineBreaks(
    void *_Nonnull iterator, const uint16_t *_Nonnull text, int32_t length, uint8_t *_Nonnull marks);

// The embedding level of each unit, and of the paragraph that it is in. A paragraph runs as its first
// strong character does, and without one, or if that is fixed, as told. 0 if memory is short.
int icu_getLevels(
    const uint16_t *_Nonnull text, int32_t length, int isRightToLeft, int isFixed,
    uint8_t *_Nonnull levels, uint8_t *_Nonnull paragraphs);
