import Testing

@testable import ViewCore

@Suite struct EnglishPluralTests {
  @Test(arguments: [
    ("cup", "cups"), ("box", "boxes"), ("city", "cities"), ("day", "days"), ("person", "people"),
    ("Child", "Children"), ("GLASS", "GLASSES"), ("bus", "buses"), ("items", "items"),
    ("sheep", "sheep"), ("quiz", "quizzes"), ("photo", "photos"), ("", "s"),
  ])
  func aNounHasItsPlural(noun: String, plural: String) {
    #expect(EnglishPlural.plural(of: noun) == plural)
  }

  @Test(arguments: [
    ("3 cup", "3 cups"), ("1 cup", "1 cup"), ("0 cup", "0 cups"),
    ("1,234 red apple!", "1,234 red apples!"),
    ("11 cup", "11 cups"), ("1.0 mile", "1.0 miles"), ("cup", nil), ("3", nil), ("cup 3", nil),
    ("", nil),
  ])
  func theLastWordAgreesWithTheNumberBeforeIt(phrase: String, agreeing: String?) {
    #expect(EnglishPlural.agreeing(phrase) == agreeing)
  }
}
