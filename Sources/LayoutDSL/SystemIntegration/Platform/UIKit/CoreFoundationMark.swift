/// The first stored property of a class whose objects are attributes of strings.
///
/// Core Foundation compares attributes. It reads the type of an object from bits 8 to 17 of the first
/// word after the header, ends the program if they are zero, as in many a number, and otherwise asks
/// the object.
package struct CoreFoundationMark: Sendable {
  private let bits: UInt64 = 0x100

  package init() {}
}
