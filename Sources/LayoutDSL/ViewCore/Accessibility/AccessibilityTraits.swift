/// The role and the behaviour of a view for assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates an empty set.
  public init() {
    bits = 0
  }

  /// A set of one or more traits.
  public typealias Element = AccessibilityTraits
  /// The type of the elements of an array literal.
  public typealias ArrayLiteralElement = AccessibilityTraits

  /// The view is a button.
  public static let isButton = AccessibilityTraits(bits: 1 << 0)
  /// The view is a heading.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The view plays its own sound when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The view is text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The view is a summary of the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The view updates its label or value frequently.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The view starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The view handles gestures directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The view turns a page after its content was read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The siblings of the view are not accessible while it is present.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  /// Whether the set contains all traits of another set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits & member.bits == member.bits
  }

  /// Returns the traits that are in at least one of the sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// Returns the traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// Returns the traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Inserts traits, and returns whether at least one of them was not in the set.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { bits |= newMember.bits }
    return (!contains(newMember), newMember)
  }

  /// Removes traits, and returns them if the set contained all of them.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits &= ~member.bits }
    return contains(member) ? member : nil
  }

  /// Inserts traits, and returns them if the set already contained all of them.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    defer { bits |= newMember.bits }
    return contains(newMember) ? newMember : nil
  }

  /// Inserts the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    bits |= other.bits
  }

  /// Removes the traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    bits &= other.bits
  }

  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits ^= other.bits
  }
}

extension AccessibilityTraits: CustomStringConvertible {
  private static let names: [(AccessibilityTraits, String)] = [
    (.isButton, "isButton"), (.isHeader, "isHeader"), (.isSelected, "isSelected"),
    (.isLink, "isLink"), (.isSearchField, "isSearchField"), (.isImage, "isImage"),
    (.playsSound, "playsSound"), (.isKeyboardKey, "isKeyboardKey"),
    (.isStaticText, "isStaticText"), (.isSummaryElement, "isSummaryElement"),
    (.updatesFrequently, "updatesFrequently"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.isModal, "isModal"), (.isToggle, "isToggle"), (.isTabBar, "isTabBar"),
  ]

  /// The names of the traits, in the order of their declaration.
  public var description: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}

extension View {
  /// Adds accessibility traits to the view.
  nonisolated public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.traitsAdded(traits))
  }

  /// Removes accessibility traits from the view.
  nonisolated public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.traitsRemoved(traits))
  }
}
