/// An error of this module.
public enum CryptoKitError: Error, Equatable {
  /// The length of a key does not fit the cipher.
  case incorrectKeySize
  /// The length of a nonce, tag or representation is wrong.
  case incorrectParameterSize
  /// The key is wrong, or the data was changed.
  case authenticationFailure
  /// The library refused the data.
  case underlyingCoreCryptoError(error: Int32)
  /// A value is not valid.
  case invalidParameter
}
