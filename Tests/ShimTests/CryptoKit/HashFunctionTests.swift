import CryptoKit
import Testing

/// The vectors are those of FIPS 180 and RFC 1321.
struct HashFunctionTests {
  private let abc = Data("abc".utf8)

  @Test func digestsAreThoseOfTheStandards() {
    #expect(
      SHA256.hash(data: abc).description
        == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex(SHA384.hash(data: abc)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1"))
    #expect(hex(SHA512.hash(data: abc)).hasSuffix("454d4423643ce80e2a9ac94fa54ca49f"))
    #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(Data(SHA256.hash(data: Data())).count == SHA256.Digest.byteCount)
  }

  @Test func aCopyOfAFunctionGoesItsOwnWay() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    first.update(data: Data("bc".utf8))
    second.update(data: Data("x".utf8))
    #expect(first.finalize() == SHA256.hash(data: abc))
    #expect(second.finalize() == SHA256.hash(data: Data("ax".utf8)))
    #expect(first.finalize() == Data(SHA256.hash(data: abc)))
  }

  @Test func functionsHaveTheSizeOfTheirDigests() {
    let counts = [SHA256.byteCount, SHA512.byteCount, Insecure.MD5.byteCount]
    #expect(counts == [32, 64, 16])
  }
}
