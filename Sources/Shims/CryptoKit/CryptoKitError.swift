/// An error of this module.
public enum CryptoKitError: Error, Equatable {
  /// The cipher has no keys of that length.
  case incorrectKeySize
  /// A nonce, tag or representation has another length.
  case incorrectParameterSize
  /// The key is wrong, or the data were changed.
  case authenticationFailure
  /// The library refused the data.
  case underlyingCoreCryptoError(error: Int32)
  /// A value is not valid.
  case invalidParameter
}
